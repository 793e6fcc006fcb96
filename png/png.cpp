#include "png/png.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <librsvg/rsvg.h>

namespace bastide::png {
namespace {

// 256 MiB of pixels.
constexpr double max_pixels = 1 << 26;
constexpr double max_side = 32767;  // the limit of cairo

constexpr int done = 0;
constexpr int failed = 2;

template <auto release>
struct Release {
    template <class T>
    void operator()(T* object) const {
        release(object);
    }
};
using Handle = std::unique_ptr<RsvgHandle, Release<g_object_unref>>;
using Stream = std::unique_ptr<GInputStream, Release<g_object_unref>>;
using Failure = std::unique_ptr<GError, Release<g_error_free>>;
using Surface = std::unique_ptr<cairo_surface_t, Release<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Release<cairo_destroy>>;

void print(const std::string& line) {
    std::fputs((line + '\n').c_str(), stderr);
}

int fail(const std::string& why) {
    print(why);
    return failed;
}

// Calls a function whose last argument receives an error. Returns its text, or "" if there was none.
template <class Function, class... Arguments>
std::string error_of(Function function, Arguments... arguments) {
    GError* error = nullptr;
    function(arguments..., &error);
    const Failure failure(error);
    return failure ? failure->message : "";
}

std::string read_input() {
    std::string text;
    char piece[1 << 16];
    for (std::size_t size = 1; size > 0; text.append(piece, size))
        size = std::fread(piece, 1, sizeof piece, stdin);
    return text;
}

// Without a font librsvg silently omits text.
bool has_fonts() {
    const std::unique_ptr<FcPattern, Release<FcPatternDestroy>> any(FcPatternCreate());
    const std::unique_ptr<FcObjectSet, Release<FcObjectSetDestroy>> nothing(FcObjectSetCreate());
    const std::unique_ptr<FcFontSet, Release<FcFontSetDestroy>> fonts(
        FcFontList(nullptr, any.get(), nothing.get()));
    return fonts && fonts->nfont > 0;
}

struct Size {
    double width = 0;
    double height = 0;
};

// Returns the size of the document from its width and height, or else its viewBox, or 0 × 0 if it has
// neither.
Size own_size(RsvgHandle& document) {
    Size size;
    if (rsvg_handle_get_intrinsic_size_in_pixels(&document, &size.width, &size.height) == TRUE) return size;
    gboolean has_box = FALSE;
    RsvgRectangle box{};
    rsvg_handle_get_intrinsic_dimensions(&document, nullptr, nullptr, nullptr, nullptr, &has_box, &box);
    return has_box == TRUE ? Size{box.width, box.height} : Size();
}

cairo_status_t write_piece(void* /*nothing*/, const unsigned char* bytes, unsigned int size) {
    return std::fwrite(bytes, 1, size, stdout) == size ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

int convert(const std::string& svg, double width) {
    const Stream stream(
        g_memory_input_stream_new_from_data(svg.data(), static_cast<gssize>(svg.size()), nullptr));
    GError* error = nullptr;
    const Handle document(
        rsvg_handle_new_from_stream_sync(stream.get(), nullptr, RSVG_HANDLE_FLAG_UNLIMITED, nullptr, &error));
    const Failure failure(error);
    if (!document) return fail(failure->message);
    const Size own = own_size(*document);
    if (own.width <= 0 || own.height <= 0) return fail("the picture has no size");
    const double across = width > 0 ? width : std::ceil(own.width);
    const double down = std::max(1.0, std::round(own.height * across / own.width));
    if (across > max_side || down > max_side || across * down > max_pixels) {
        char words[200];
        std::snprintf(words, sizeof words,
                      "it would be %.0f x %.0f pixels, more than 67 million: make it smaller with --width, "
                      "or draw it as SVG",
                      across, down);
        return fail(words);
    }
    if (svg.contains("<text") && !has_fonts())
        print("warning: there are no fonts, so the text is missing: install fonts-dejavu-core");
    const Surface surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(across), static_cast<int>(down)));
    const Context context(cairo_create(surface.get()));
    // The scale may differ from the proportions by less than a pixel, so that no edge pixel is half covered.
    cairo_scale(context.get(), across / own.width, down / own.height);
    const RsvgRectangle whole{0, 0, own.width, own.height};
    const std::string why = error_of(rsvg_handle_render_document, document.get(), context.get(), &whole);
    if (!why.empty()) return fail(why);
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), write_piece, nullptr);
    if (status != CAIRO_STATUS_SUCCESS) return fail(cairo_status_to_string(status));
    return std::fflush(stdout) == 0 ? done : fail("the picture cannot be written");
}

}  // namespace

int run_program(int argc, char** argv) {
    int width = 0;
    if (argc > 1) {
        const char* end = argv[1] + std::strlen(argv[1]);
        const auto read = std::from_chars(argv[1], end, width);
        if (argc > 2 || read.ec != std::errc() || read.ptr != end || width < 1 || width > max_side)
            return fail(
                "bastide-png [WIDTH] reads SVG and writes PNG; WIDTH is a number of pixels from 1 to 32767");
    }
    return convert(read_input(), width);
}

}  // namespace bastide::png
